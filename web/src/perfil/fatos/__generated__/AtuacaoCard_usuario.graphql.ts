/**
 * @generated SignedSource<<bd5dace8d1e87b2231bc8e7558753c5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AtuacaoCard_usuario$data = {
  readonly departamento: string | null;
  readonly titulo: string | null;
  readonly vagasAbertas: ReadonlyArray<{
    readonly codigo: string;
    readonly id: string;
    readonly prazo: string | null;
    readonly titulo: string | null;
  }> | null;
  readonly " $fragmentType": "AtuacaoCard_usuario";
};
export type AtuacaoCard_usuario$key = {
  readonly " $data"?: AtuacaoCard_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"AtuacaoCard_usuario">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titulo",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AtuacaoCard_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departamento",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vagasAbertas",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codigo",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prazo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};
})();

(node as any).hash = "1ccb5aeaea1687ee89d7824c3e72fe65";

export default node;
