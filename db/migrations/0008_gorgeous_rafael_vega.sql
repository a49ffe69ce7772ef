CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`receiver` text,
	`origin` text,
	`state` text NOT NULL,
	`queued_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer,
	`sent_at` integer,
	`error` text,
	`digest_id` integer,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mails_of_enquiry` ON `mails` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `mails_next` ON `mails` (`next_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `mails_unsent` ON `mails` (`id`) WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX `mails_of_receiver` ON `mails` (`receiver`,`sent_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `confirm_state` text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `confirm_token` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `confirmed_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_confirm` ON `enquiries` (`confirm_token`) WHERE confirm_token is not null;