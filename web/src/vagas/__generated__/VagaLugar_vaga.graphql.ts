/**
 * @generated SignedSource<<c35829a02da1cc180753bb19ef4803db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaLugar_vaga$data = {
  readonly departamento: {
    readonly nome: string;
  } | null;
  readonly local: string | null;
  readonly " $fragmentType": "VagaLugar_vaga";
};
export type VagaLugar_vaga$key = {
  readonly " $data"?: VagaLugar_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaLugar_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaLugar_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "local",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Departamento",
      "kind": "LinkedField",
      "name": "departamento",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "573721de45de180373a9b34fe89f2bb0";

export default node;
