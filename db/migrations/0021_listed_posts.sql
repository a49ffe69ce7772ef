CREATE TABLE `list_counts` (
	`category` text NOT NULL,
	`author` text NOT NULL,
	`month` text NOT NULL,
	`status` text NOT NULL,
	`number` integer NOT NULL,
	PRIMARY KEY(`category`, `author`, `month`, `status`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `list_counts_of_author` ON `list_counts` (`author`,`category`,`status`,`number`);--> statement-breakpoint
CREATE TABLE `listed_posts` (
	`category` text NOT NULL,
	`author` text NOT NULL,
	`publish_date` text NOT NULL,
	`post_id` integer NOT NULL,
	`status` text NOT NULL,
	PRIMARY KEY(`category`, `author`, `publish_date`, `post_id`)
) WITHOUT ROWID;--> statement-breakpoint
INSERT INTO `listed_posts`
	SELECT DISTINCT category.value, author.value, posts.publish_date, posts.id, posts.status FROM `posts`,
		json_each(json_insert(posts.categories, '$[#]', '')) AS category,
		json_each(json_array('', coalesce(posts.author, ''))) AS author;--> statement-breakpoint
INSERT INTO `list_counts`
	SELECT category, author, substr(publish_date, 1, 7), status, count(*) FROM `listed_posts` GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE TRIGGER `posts_list` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `listed_posts` (category, author, publish_date, post_id, status)
		SELECT DISTINCT category.value, author.value, NEW.publish_date, NEW.id, NEW.status FROM
			json_each(json_insert(NEW.categories, '$[#]', '')) AS category,
			json_each(json_array('', coalesce(NEW.author, ''))) AS author;
END;--> statement-breakpoint
CREATE TRIGGER `posts_unlist` AFTER DELETE ON `posts` BEGIN
	DELETE FROM `listed_posts`
		WHERE category IN (SELECT value FROM json_each(json_insert(OLD.categories, '$[#]', '')))
			AND author IN ('', coalesce(OLD.author, '')) AND publish_date = OLD.publish_date AND post_id = OLD.id;
END;--> statement-breakpoint
CREATE TRIGGER `posts_list_again` AFTER UPDATE OF `categories`, `author`, `publish_date`, `status` ON `posts`
WHEN OLD.categories <> NEW.categories OR OLD.author IS NOT NEW.author OR OLD.publish_date <> NEW.publish_date
	OR OLD.status <> NEW.status
BEGIN
	DELETE FROM `listed_posts`
		WHERE category IN (SELECT value FROM json_each(json_insert(OLD.categories, '$[#]', '')))
			AND author IN ('', coalesce(OLD.author, '')) AND publish_date = OLD.publish_date AND post_id = OLD.id;
	INSERT INTO `listed_posts` (category, author, publish_date, post_id, status)
		SELECT DISTINCT category.value, author.value, NEW.publish_date, NEW.id, NEW.status FROM
			json_each(json_insert(NEW.categories, '$[#]', '')) AS category,
			json_each(json_array('', coalesce(NEW.author, ''))) AS author;
END;--> statement-breakpoint
CREATE TRIGGER `listed_posts_count` AFTER INSERT ON `listed_posts` BEGIN
	INSERT INTO `list_counts` VALUES (NEW.category, NEW.author, substr(NEW.publish_date, 1, 7), NEW.status, 1)
		ON CONFLICT DO UPDATE SET number = number + 1;
END;--> statement-breakpoint
CREATE TRIGGER `listed_posts_uncount` AFTER DELETE ON `listed_posts` BEGIN
	UPDATE `list_counts` SET number = number - 1 WHERE category = OLD.category AND author = OLD.author
		AND month = substr(OLD.publish_date, 1, 7) AND status = OLD.status;
	DELETE FROM `list_counts` WHERE category = OLD.category AND author = OLD.author
		AND month = substr(OLD.publish_date, 1, 7) AND status = OLD.status AND number = 0;
END;
