// The list of cookies that the consent provider keeps (docs/contract.md, Third parties).

interface CookieDeclarationProps {
  /** Address of the provider's declaration script; null when none is configured. */
  script: string | null;
}

/**
 * The place of the declaration. `ui/site/behaviours/cookie-declaration.ts` loads the script into it, on this page and no
 * other; on development hosts, and without a script, the placeholder shows.
 */
export function CookieDeclaration({ script }: CookieDeclarationProps) {
  return (
    <div className="cookie-declaration" data-cookie-declaration={script ?? undefined}>
      <p className="cookie-declaration-placeholder" hidden={script !== null}>
        The cookie declaration appears here on the live site. This site itself sets no cookie on a
        visit.
      </p>
      {script !== null && (
        <>
          <p className="cookie-declaration-waiting" role="status">
            Loading the cookie declaration...
          </p>
          <noscript>
            <p className="cookie-declaration-scriptless">
              The cookie declaration needs JavaScript. This site itself sets no cookie on a visit.
            </p>
          </noscript>
          <p className="cookie-declaration-failed" role="status" hidden>
            The cookie declaration could not be loaded. This site itself sets no cookie on a visit.
          </p>
        </>
      )}
    </div>
  );
}
