/**
 * @generated SignedSource<<d571b9dbf2019e35f9ef50d30e8463f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosSection_selecao$data = {
  readonly selecao: {
    readonly " $fragmentSpreads": FragmentRefs<"Selecao_selecao">;
  } | null;
  readonly " $fragmentType": "CandidatosSection_selecao";
};
export type CandidatosSection_selecao$key = {
  readonly " $data"?: CandidatosSection_selecao$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosSection_selecao">;
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
  "name": "CandidatosSection_selecao",
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

(node as any).hash = "c769d4b0d04c266cca14ed1217dec440";

export default node;
