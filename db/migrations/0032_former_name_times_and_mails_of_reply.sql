ALTER TABLE `former_names` ADD `renamed_at` text;--> statement-breakpoint
CREATE INDEX `mails_of_reply` ON `mails` (`reply_id`) WHERE reply_id IS NOT NULL;