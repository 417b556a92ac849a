import { Button } from '#layouts/blocks/Button.tsx';
import { Icon } from '#layouts/blocks/Icon.tsx';
import { Picture } from '#layouts/blocks/Picture.tsx';
import { Money } from '#layouts/blocks/Price.tsx';
import type { LineModel } from '#lib/format/models.ts';
import { Tint } from '../../ui/Tint.tsx';
import { fill } from '../../ui/words.ts';
import type { SavedWords } from './saved-words.ts';

interface SavedLineProps {
  line: LineModel;
  /** What was chosen with it. */
  addOns: readonly LineModel[];
  locale: string;
  words: SavedWords;
  /** Why it could not be brought back. */
  refusal: string | null;
  onBack: () => void;
  onForget: () => void;
}

function Fields({ locale, id }: { locale: string; id: string }) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="params.cartId" value="current" />
      <input type="hidden" name="params.savedItemId" value={id} />
    </>
  );
}

/** Something that is saved for later. Each thing that can be done with it is first a form. */
export function SavedLine({ line, addOns, locale, words, refusal, onBack, onForget }: SavedLineProps) {
  const { id, name } = line;
  const problem = refusal ?? (!line.isAvailable && words.savedOut);
  return (
    <li className="line line--saved">
      <div className="line__picture">
        <Picture picture={line.picture} width={96} height={96} isSaid />
      </div>
      <div className="line__words">
        <p className="line__name">
          <a href={line.href}>{name}</a>
        </p>
        {line.shade && <Tint shade={line.shade} label={words.shade} />}
        <p className="line__unit">
          <Money text={line.unitPrice} />
          {line.unitBefore && (
            <s className="price__before">
              <span className="sr-only">{words.was} </span>
              <Money text={line.unitBefore} />
            </s>
          )}
          {' · '}
          <bdi>{fill(words.savedQuantity, { quantity: String(line.quantity) })}</bdi>
        </p>
        {addOns.map((addOn) => (
          <p className="line__unit" key={addOn.id}>
            + {addOn.name}
          </p>
        ))}
        {problem && (
          <p className="field__error" role={refusal ? 'alert' : undefined}>
            <Icon name="warning" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <div className="line__foot">
        <form
          action="/api/forms/restoreItem"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          <Fields locale={locale} id={id} />
          <Button look="line" disabled={!line.isAvailable} aria-label={fill(words.backNamed, { name })}>
            {words.back}
          </Button>
        </form>
        <form
          action="/api/forms/removeSaved"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onForget();
          }}
        >
          <Fields locale={locale} id={id} />
          <Button look="plain" aria-label={fill(words.forgetNamed, { name })}>
            {words.remove}
          </Button>
        </form>
      </div>
    </li>
  );
}
