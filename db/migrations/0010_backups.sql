CREATE TABLE `backups` (
	`name` text PRIMARY KEY NOT NULL,
	`made_at` text NOT NULL,
	`verified_at` text,
	`bytes` integer NOT NULL,
	`posts` integer NOT NULL,
	`case_studies` integer NOT NULL,
	`pictures` integer NOT NULL,
	`error` text
);
