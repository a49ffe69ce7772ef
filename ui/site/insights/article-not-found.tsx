// The page of an article that does not exist.
import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';

/** Texts of docs/contract.md, Article. */
export function ArticleNotFound() {
  return (
    <MessagePage
      title="Article Not Found"
      text="The article you're looking for doesn't exist."
      aside="We had a look overleaf as well. It may have been a very good idea that nobody wrote down."
      actions={
        <Button href="/insights" size="lg">
          Back to Insights
        </Button>
      }
    />
  );
}
