CREATE TABLE `former_names` (
	`of` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`of`, `slug`)
);
