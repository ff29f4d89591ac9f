/**
 * @generated SignedSource<<bf11a5b66d4bd3cd7648351d4263d018>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MotivoDaDenuncia = "FALSIDADE" | "OFENSA" | "OUTRO" | "REGRAS" | "SPAM";
import type { FragmentRefs } from "relay-runtime";
export type Motivos_caso$data = {
  readonly denuncias: ReadonlyArray<{
    readonly em: string | null;
    readonly motivo: MotivoDaDenuncia;
    readonly texto: string | null;
  }>;
  readonly " $fragmentType": "Motivos_caso";
};
export type Motivos_caso$key = {
  readonly " $data"?: Motivos_caso$data;
  readonly " $fragmentSpreads": FragmentRefs<"Motivos_caso">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Motivos_caso",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Denuncia",
      "kind": "LinkedField",
      "name": "denuncias",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motivo",
          "storageKey": null
        },
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
          "name": "em",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CasoDetalhado",
  "abstractKey": null
};

(node as any).hash = "9edc3b726276a7a0742864092949347c";

export default node;
