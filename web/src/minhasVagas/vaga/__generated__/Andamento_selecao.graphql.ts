/**
 * @generated SignedSource<<d9be35e3eeec1aa6caa3a5a4972848b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Andamento_selecao$data = {
  readonly selecao: {
    readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"SemDecisao_vaga" | "SemResposta_vaga">;
  readonly " $fragmentType": "Andamento_selecao";
};
export type Andamento_selecao$key = {
  readonly " $data"?: Andamento_selecao$data;
  readonly " $fragmentSpreads": FragmentRefs<"Andamento_selecao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Andamento_selecao",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Selecao",
        "kind": "LinkedField",
        "name": "selecao",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Situacao_selecao"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SemResposta_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SemDecisao_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "f7ef859242f038d9cd1973b5684eecab";

export default node;
