// The page of an article that does not exist.

import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';

/** Texts of docs/contract.md, Article. */
export function ArticleNotFound() {
  return (
    <MessagePage
      title="Article Not Found"
      text="The article you're looking for doesn't exist."
      actions={
        <Button href="/insights" size="lg">
          Back to Insights
        </Button>
      }
    />
  );
}
