CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`done_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `previews` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`updated_at` integer NOT NULL,
	`bytes` integer NOT NULL,
	`item` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `previews_when` ON `previews` (`updated_at`,`bytes`);