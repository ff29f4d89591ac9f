/**
 * @generated SignedSource<<0606df2717c3ca3efd779b8d6a18b0cf>>
 * @relayHash 84e3931369a1c3861d1ce9bdbe05deaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3000e5f2e68a02c36432733bb25884230becc75ff8eb74fd8da7294025145673

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3000e5f2e68a02c36432733bb25884230becc75ff8eb74fd8da7294025145673",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
