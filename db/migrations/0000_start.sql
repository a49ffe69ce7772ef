CREATE TABLE `case_studies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`case_study_title` text,
	`case_study_sub_title` text,
	`description` text NOT NULL,
	`sector` text,
	`categories` text NOT NULL,
	`grid_stat` text,
	`grid_supporting_text` text,
	`main_image` text,
	`grid_image` text,
	`logo` text,
	`our_role` text NOT NULL,
	`menu_order` integer NOT NULL,
	`featured` integer NOT NULL,
	`challenge_title` text,
	`challenge_content` text,
	`solution_title` text,
	`solution_content` text,
	`media_images` text NOT NULL,
	`media_alts` text NOT NULL,
	`media_videos` text NOT NULL,
	`media_captions` text NOT NULL,
	`testimonial1_quote` text,
	`testimonial1_name` text,
	`testimonial1_position` text,
	`testimonial1_image` text,
	`testimonial2_quote` text,
	`testimonial2_name` text,
	`testimonial2_position` text,
	`testimonial2_image` text,
	`publish_date` text NOT NULL,
	`updated_at` text NOT NULL,
	`status` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `case_studies_slug` ON `case_studies` (`slug`);--> statement-breakpoint
CREATE INDEX `case_studies_order` ON `case_studies` (`menu_order`,`publish_date`,`id`);--> statement-breakpoint
CREATE INDEX `case_studies_dates` ON `case_studies` (`publish_date`,`status`);--> statement-breakpoint
CREATE TABLE `login_tries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`address` text NOT NULL,
	`tried_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_tries_address` ON `login_tries` (`address`,`tried_at`);--> statement-breakpoint
CREATE INDEX `login_tries_when` ON `login_tries` (`tried_at`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text,
	`image` text,
	`publish_date` text NOT NULL,
	`updated_at` text NOT NULL,
	`read_time` text,
	`categories` text NOT NULL,
	`author` text,
	`status` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`publish_date`,`id`,`status`);--> statement-breakpoint
CREATE INDEX `posts_drafts` ON `posts` (`publish_date`) WHERE status = 'draft';--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `staff_password` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`case_study_id` integer NOT NULL,
	`icon` text,
	`number` text NOT NULL,
	`value_after_number` text,
	`supporting_text` text,
	`order` integer NOT NULL,
	FOREIGN KEY (`case_study_id`) REFERENCES `case_studies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stats_of_case_study` ON `stats` (`case_study_id`,`order`,`id`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`name` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` text NOT NULL
);
