// A number of words to write, remembered for each text in this browser.
import { useState } from 'react';
import { Tool } from '#ui/admin/editor/toolbar/tool.tsx';
import { localStore } from '#ui/kit/browser-storage.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Target } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { Popover } from '#ui/kit/popover.tsx';
import { goalKey } from './word-goal-keys.ts';

const GOAL_MAX = 100_000;

/** The goal of the text `id` on this page and the function that changes it; 0 for none. */
export function useWordGoal(id: string): [number, (goal: number) => void] {
  const [goal, setGoal] = useState(() =>
    goalOf(localStore.getItem(goalKey(location.pathname, id)) ?? ''),
  );
  return [
    goal,
    (next) => {
      setGoal(next);
      // the address of the page may have changed since the first render
      const key = goalKey(location.pathname, id);
      if (next > 0) localStore.setItem(key, String(next));
      else localStore.removeItem(key);
    },
  ];
}

function goalOf(text: string): number {
  const number = Math.floor(Number(text));
  return number > 0 && number <= GOAL_MAX ? number : 0;
}

type WordGoalProps = { goal: number; onGoal: (goal: number) => void };

/** The tool that sets or removes the goal. */
export function WordGoalTool({ goal, onGoal }: WordGoalProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const save = () => {
    onGoal(goalOf(text));
    setOpen(false);
  };
  return (
    <Popover
      label="Word goal"
      className="editor-goal"
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setText(goal > 0 ? String(goal) : '');
      }}
      trigger={<Tool label="Word goal" Icon={Target} />}
    >
      <Field label="Number of words" hint="Leave empty for no goal">
        <Input
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
      </Field>
      <Button variant="primary" size="sm" onClick={save}>
        Set goal
      </Button>
    </Popover>
  );
}

/** A thin line that shows the progress towards the goal. Renders nothing without a goal. */
export function WordGoalBar({ words, goal }: { words: number; goal: number }) {
  if (goal === 0) return null;
  return (
    <progress
      className="editor-goal-bar"
      aria-label={`${words} of ${goal} words written`}
      max={goal}
      value={Math.min(words, goal)}
      data-reached={words >= goal || undefined}
    />
  );
}
