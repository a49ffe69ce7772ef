ALTER TABLE `shares` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shares` ADD `sealed_token` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `openings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shares` ADD `last_opened_at` text;--> statement-breakpoint
ALTER TABLE `uploads` ADD `site` text;