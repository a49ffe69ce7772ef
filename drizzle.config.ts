// How drizzle-kit writes the next migration from db/schema.ts: `bunx drizzle-kit generate --name <what-changes>`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'turso',
  schema: './db/schema.ts',
  out: './db/migrations',
});
