/**
 * @generated SignedSource<<633984c302e81f9e8664a31538f95e86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosPainel_viewer$data = {
  readonly selecao: {
    readonly " $fragmentSpreads": FragmentRefs<"Selecao_selecao">;
  } | null;
  readonly " $fragmentType": "CandidatosPainel_viewer";
};
export type CandidatosPainel_viewer$key = {
  readonly " $data"?: CandidatosPainel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatosPainel_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "vaga",
            "variableName": "codigo"
          }
        ],
        "concreteType": "Selecao",
        "kind": "LinkedField",
        "name": "selecao",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Selecao_selecao"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "dba63d03c89d43e0e538b84ab977a383";

export default node;
