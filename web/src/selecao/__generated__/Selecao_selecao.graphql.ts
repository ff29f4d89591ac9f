/**
 * @generated SignedSource<<02c20ea03c1844877e0843cfbc43919d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Selecao_selecao$data = {
  readonly aprovadas: number;
  readonly divulgacaoEm: string | null;
  readonly lugares: number | null;
  readonly retidas: number;
  readonly " $fragmentType": "Selecao_selecao";
};
export type Selecao_selecao$key = {
  readonly " $data"?: Selecao_selecao$data;
  readonly " $fragmentSpreads": FragmentRefs<"Selecao_selecao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Selecao_selecao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lugares",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aprovadas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retidas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "divulgacaoEm",
      "storageKey": null
    }
  ],
  "type": "Selecao",
  "abstractKey": null
};

(node as any).hash = "7010ad4c4c2f49a789d76013515734bf";

export default node;
