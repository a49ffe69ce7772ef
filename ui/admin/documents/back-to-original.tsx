// Shows which version of a document of the site visitors see, and reverts the document to its original.
import { useState } from 'react';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';

interface BackToOriginalProps {
  /** `edited`: the stored version is public; `draft`: it is not public; `original`: nothing is stored. */
  shown: 'original' | 'draft' | 'edited';
  /** The word for the document in a sentence: 'page', 'list'. */
  noun: string;
  pending: boolean;
  onBack: () => void;
}

const SHOWN = {
  original: 'Visitors see the original. Nothing is stored until you change something.',
  draft: 'Visitors see the original. Your version is a draft.',
  edited: 'Visitors see your version.',
};

/** The button appears once something is stored. */
export function BackToOriginal({ shown, noun, pending, onBack }: BackToOriginalProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="back-to-original">
      <p className="back-to-original-shown">{SHOWN[shown]}</p>
      {shown !== 'original' && (
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          Back to the original…
        </Button>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Back to the original?"
        description={`Visitors see the original ${noun} again. Your version moves to Recently deleted and can be restored for ${TRASH_KEPT_DAYS} days.`}
        confirmLabel="Back to the original"
        pending={pending}
        pendingLabel="Going back..."
        onConfirm={() => {
          setAsking(false);
          onBack();
        }}
      />
    </div>
  );
}
