/**
 * @generated SignedSource<<1ea47d04779c321792a953fc28b7ea29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MeuHistorico_viewer$data = {
  readonly historico: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"Historico_historico">;
  } | null, unknown>;
  readonly usuario: {
    readonly temHistorico: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"HistoricoResumo_viewer">;
  readonly " $fragmentType": "MeuHistorico_viewer";
};
export type MeuHistorico_viewer$key = {
  readonly " $data"?: MeuHistorico_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeuHistorico_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeuHistorico_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Usuario",
        "kind": "LinkedField",
        "name": "usuario",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "temHistorico",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Historico",
        "kind": "LinkedField",
        "name": "historico",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Historico_historico"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistoricoResumo_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "05c4aca8566d037d063cc2354c152d2e";

export default node;
