CREATE TABLE `imported_pictures` (
	`address` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `imported_posts` (
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`post_id` integer NOT NULL,
	`was_published` integer NOT NULL,
	`path` text,
	PRIMARY KEY(`source`, `source_id`)
);
--> statement-breakpoint
CREATE INDEX `imported_posts_path` ON `imported_posts` (`path`) WHERE path is not null;--> statement-breakpoint
CREATE INDEX `imported_posts_post` ON `imported_posts` (`post_id`);