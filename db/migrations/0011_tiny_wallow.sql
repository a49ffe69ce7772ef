CREATE TABLE `page_counts` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`event` text NOT NULL,
	`detail` text NOT NULL,
	`number` integer NOT NULL,
	PRIMARY KEY(`day`, `page`, `event`, `detail`)
);
--> statement-breakpoint
CREATE INDEX `page_counts_of_page` ON `page_counts` (`page`,`day`,`event`,`number`);--> statement-breakpoint
CREATE TABLE `visitor_events` (
	`visitor` text NOT NULL,
	`page` text NOT NULL,
	`event` text NOT NULL,
	`number` integer NOT NULL,
	PRIMARY KEY(`visitor`, `page`, `event`)
);
--> statement-breakpoint
CREATE TABLE `visitor_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
