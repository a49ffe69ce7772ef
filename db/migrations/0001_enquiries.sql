CREATE TABLE `enquiries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	`name` text,
	`email` text,
	`company` text,
	`phone` text,
	`interest` text,
	`message` text,
	`preferred_date` text,
	`preferred_time` text,
	`page` text,
	`key` text,
	`content` text NOT NULL,
	`address` text,
	`forward_state` text NOT NULL,
	`forward_attempts` integer DEFAULT 0 NOT NULL,
	`forward_next_at` integer,
	`forwarded_at` text,
	`forward_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_key` ON `enquiries` (`key`);--> statement-breakpoint
CREATE INDEX `enquiries_content` ON `enquiries` (`content`,`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_address` ON `enquiries` (`address`,`created_at`) WHERE address is not null;--> statement-breakpoint
CREATE INDEX `enquiries_when` ON `enquiries` (`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_unread` ON `enquiries` (`status`) WHERE status = 'new';--> statement-breakpoint
CREATE INDEX `enquiries_forward` ON `enquiries` (`forward_next_at`) WHERE forward_state = 'pending';