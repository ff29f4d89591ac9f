/**
 * @generated SignedSource<<7cc361be8dbd61bd391c0fb3d974a193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Itens_atendimento$data = {
  readonly itens: ReadonlyArray<{
    readonly atendido: boolean | null;
    readonly texto: string;
  }>;
  readonly " $fragmentType": "Itens_atendimento";
};
export type Itens_atendimento$key = {
  readonly " $data"?: Itens_atendimento$data;
  readonly " $fragmentSpreads": FragmentRefs<"Itens_atendimento">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Itens_atendimento",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemDoAtendimento",
      "kind": "LinkedField",
      "name": "itens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atendido",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Atendimento",
  "abstractKey": null
};

(node as any).hash = "284c2eadf0152c9f4c37714bbf27919d";

export default node;
