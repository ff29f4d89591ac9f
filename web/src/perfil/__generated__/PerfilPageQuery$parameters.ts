/**
 * @generated SignedSource<<9b6bb06a783ede44a7aad788f2233501>>
 * @relayHash c5a991a8ea7ce59db6dc46130572c235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8305cc4155fc4adb49b3cbdcdb528100f46dc04f6443cdcd4464ec2c5b4c0432

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8305cc4155fc4adb49b3cbdcdb528100f46dc04f6443cdcd4464ec2c5b4c0432",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
