CREATE TABLE `deleted_enquiries` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`deleted_at` text NOT NULL,
	`snapshot` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_enquiries_when` ON `deleted_enquiries` (`deleted_at`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `owner` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `answered_at` text;