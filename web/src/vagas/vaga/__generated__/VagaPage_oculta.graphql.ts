/**
 * @generated SignedSource<<2e515ca543c466b27f3f920dd6d39203>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaPage_oculta$data = {
  readonly oculta: {
    readonly motivo: string;
  } | null;
  readonly " $fragmentType": "VagaPage_oculta";
};
export type VagaPage_oculta$key = {
  readonly " $data"?: VagaPage_oculta$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPage_oculta">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPage_oculta",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Ocultacao",
      "kind": "LinkedField",
      "name": "oculta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motivo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "fa74b438ff0740cd08078a6e5c68082c";

export default node;
