DROP INDEX `posts_categories`;--> statement-breakpoint
DROP INDEX `posts_by_title`;--> statement-breakpoint
DROP INDEX `posts_by_change`;--> statement-breakpoint
CREATE INDEX `posts_sitemap` ON `posts` ((id - 1) / 2000, max(publish_date, updated_at), `publish_date`) WHERE status <> 'draft';--> statement-breakpoint
CREATE INDEX `posts_by_title` ON `posts` (title collate nocase,`id`,`status`,`publish_date`,`categories`);--> statement-breakpoint
CREATE INDEX `posts_by_change` ON `posts` (`updated_at`,`id`,`status`,`publish_date`,`categories`);