CREATE TABLE `cdn_purges` (
	`tag` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`due_at` integer NOT NULL,
	`is_again` integer NOT NULL,
	`attempts` integer NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `cdn_purges_when` ON `cdn_purges` (`due_at`);--> statement-breakpoint
CREATE TABLE `cdn_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`change_id` integer NOT NULL,
	`change_token` text NOT NULL,
	`used_calls` real NOT NULL,
	`counted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `open_forms` (
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`window_id` text NOT NULL,
	`session` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `window_id`)
);
--> statement-breakpoint
CREATE INDEX `open_forms_when` ON `open_forms` (`seen_at`);--> statement-breakpoint
CREATE TABLE `rate_counts` (
	`name` text NOT NULL,
	`address` text NOT NULL,
	`window_ends_at` integer NOT NULL,
	`calls` integer NOT NULL,
	PRIMARY KEY(`name`, `address`)
);
--> statement-breakpoint
CREATE INDEX `rate_counts_when` ON `rate_counts` (`window_ends_at`);