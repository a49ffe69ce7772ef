CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`publish_date` text NOT NULL,
	`updated_at` text NOT NULL,
	`status` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_slug` ON `documents` (`type`,`slug`);--> statement-breakpoint
CREATE INDEX `documents_dates` ON `documents` (`publish_date`,`status`);--> statement-breakpoint
CREATE VIRTUAL TABLE `documents_search` USING fts5(title, slug, excerpt, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
