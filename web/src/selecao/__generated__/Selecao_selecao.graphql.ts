/**
 * @generated SignedSource<<447c5905160ac45e0d95999fcc1c65e0>>
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
  readonly retidas: number;
  readonly vagas: number | null;
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
      "name": "vagas",
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

(node as any).hash = "c73eec9d55a1cb381cd7ee6714c2fc49";

export default node;
