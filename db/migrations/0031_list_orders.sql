DROP INDEX `trash_when`;--> statement-breakpoint
CREATE INDEX `trash_when` ON `trash` (`deleted_at`,`kind`,`item_id`);--> statement-breakpoint
CREATE INDEX `case_studies_names` ON `case_studies` (`sector`,`categories`);--> statement-breakpoint
CREATE INDEX `documents_by_title` ON `documents` (`type`,title collate nocase,`id`,`status`,`publish_date`);--> statement-breakpoint
CREATE INDEX `drafts_newest` ON `drafts` (`kind`,`updated_at`);