ALTER TABLE `uploads` ADD `frame` text;--> statement-breakpoint
CREATE INDEX `uploads_frame` ON `uploads` (`name`) WHERE frame IS NOT NULL;