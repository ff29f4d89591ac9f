/**
 * @generated SignedSource<<788529485f641375d2733e5550ef03eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Situacao_selecao$data = {
  readonly aprovadas: number;
  readonly divulgacaoEm: string | null;
  readonly lugares: number | null;
  readonly retidas: number;
  readonly " $fragmentType": "Situacao_selecao";
};
export type Situacao_selecao$key = {
  readonly " $data"?: Situacao_selecao$data;
  readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Situacao_selecao",
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

(node as any).hash = "ab8ca911f4de92588e90251b0f5df87f";

export default node;
