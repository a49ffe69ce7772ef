CREATE TABLE `replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_id` integer NOT NULL,
	`created_at` text NOT NULL,
	`key` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_key` ON `replies` (`key`);--> statement-breakpoint
CREATE INDEX `replies_of_enquiry` ON `replies` (`enquiry_id`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `first_page` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `page_before` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `referrer` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `utm` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `spam_reason` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `merged_into` integer;--> statement-breakpoint
CREATE INDEX `enquiries_email` ON `enquiries` (email collate nocase);--> statement-breakpoint
CREATE INDEX `enquiries_merged` ON `enquiries` (`merged_into`) WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE `mails` ADD `reply_id` integer REFERENCES replies(id);