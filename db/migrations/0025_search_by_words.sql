DROP TABLE `posts_search`;--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_search` USING fts5(title, slug, excerpt, body, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='2 3');--> statement-breakpoint
DROP TABLE `case_studies_search`;--> statement-breakpoint
CREATE VIRTUAL TABLE `case_studies_search` USING fts5(title, slug, excerpt, body, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='2 3');--> statement-breakpoint
DROP TABLE `documents_search`;--> statement-breakpoint
CREATE VIRTUAL TABLE `documents_search` USING fts5(title, slug, excerpt, body, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='2 3');
