DROP INDEX `posts_newest`;--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`publish_date`,`id`,`status`,`categories`);