ALTER TABLE `drafts` ADD `publish_at` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `publish_failure` text;--> statement-breakpoint
CREATE INDEX `drafts_publish_at` ON `drafts` (`publish_at`) WHERE publish_at IS NOT NULL;