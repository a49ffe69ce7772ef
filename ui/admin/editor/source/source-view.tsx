// The HTML source of the text, for editing by hand.
import { type ComponentProps, useMemo } from 'react';
import { inertDocument } from './inert-document.ts';
import { sourceProblems } from './source-problems.ts';

type SourceViewProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string;
  onChange: (html: string) => void;
};

/** A monospace field with a list of problems below it. The rest goes to the field. */
export function SourceView({ value, onChange, ...rest }: SourceViewProps) {
  const problems = useMemo(() => sourceProblems(value, inertDocument()), [value]);
  return (
    <>
      <textarea
        className="editor-source"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        dir="ltr"
        {...rest}
      />
      <div role="status" className="editor-problems">
        {problems.length > 0 && (
          <ul className="editor-problems-list">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
