CREATE INDEX `case_studies_by_change` ON `case_studies` (`updated_at`,`id`,`status`);--> statement-breakpoint
CREATE INDEX `documents_by_change` ON `documents` (`updated_at`,`id`,`status`);