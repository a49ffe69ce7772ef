ALTER TABLE `uploads` ADD `duration` real;--> statement-breakpoint
ALTER TABLE `uploads` ADD `poster` text;