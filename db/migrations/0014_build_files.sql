CREATE TABLE `build_files` (
	`name` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL,
	`bytes` blob NOT NULL
);
