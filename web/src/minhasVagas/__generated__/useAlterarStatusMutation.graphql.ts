/**
 * @generated SignedSource<<37315d987350c5b55c7b6d86921482c3>>
 * @relayHash 4d5069fbc0ba784270369eb7dd8c695a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 484566ca6a37e54f2291bd8fa14e809ad354e5b6c3bc3fd2359f0ac96ba268e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA";
export type AlterarStatusDaVagaInput = {
  status: StatusDaVaga;
  vaga: string;
};
export type useAlterarStatusMutation$variables = {
  input: AlterarStatusDaVagaInput;
};
export type useAlterarStatusMutation$data = {
  readonly alterarStatusDaVaga: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "VagaSuccess";
    readonly vaga: {
      readonly " $fragmentSpreads": FragmentRefs<"AcoesCard_vaga" | "PrazoTag_vaga">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAlterarStatusMutation = {
  response: useAlterarStatusMutation$data;
  variables: useAlterarStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mensagem",
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAlterarStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "alterarStatusDaVaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AcoesCard_vaga"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PrazoTag_vaga"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "VagaSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAlterarStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "alterarStatusDaVaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "titulo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "prazo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "encerrada",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "VagaSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "484566ca6a37e54f2291bd8fa14e809ad354e5b6c3bc3fd2359f0ac96ba268e3",
    "metadata": {},
    "name": "useAlterarStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f89e478d27adc153f03fa005f1859666";

export default node;
