CREATE TABLE `drafts` (
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`updated_at` text NOT NULL,
	`based_on` text NOT NULL,
	`fields` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`)
);
--> statement-breakpoint
CREATE TABLE `redirects` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`item_id` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `shares` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_token` ON `shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `shares_of_item` ON `shares` (`kind`,`item_id`);--> statement-breakpoint
CREATE TABLE `trash` (
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`deleted_at` text NOT NULL,
	`snapshot` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `trash_when` ON `trash` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`saved_at` text NOT NULL,
	`cause` text NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`changed` text NOT NULL,
	`bytes` integer NOT NULL,
	`snapshot` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `versions_of_item` ON `versions` (`kind`,`item_id`,`id`,`bytes`);--> statement-breakpoint
ALTER TABLE `uploads` ADD `file_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `alt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `decorative` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `focal_x` real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `focal_y` real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `deleted_at` text;--> statement-breakpoint
CREATE INDEX `posts_scheduled` ON `posts` (`publish_date`) WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX `posts_by_title` ON `posts` (title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_change` ON `posts` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_categories` ON `posts` (`categories`);--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_search` USING fts5(title, slug, excerpt, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');--> statement-breakpoint
CREATE VIRTUAL TABLE `case_studies_search` USING fts5(title, slug, excerpt, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
